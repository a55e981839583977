/** Made by the build from the locales: web/words/plugin.ts. */
declare module "agon:words/ids" {
  const ids: string;
  export default ids;
}
declare module "agon:words/*" {
  const packed: import("./lib/words/unpack").Packed;
  export default packed;
}
