import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/chips.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { sprite } from "./art/sprite";
import { followLanguage } from "./lib/say.svelte";
import { followSettings } from "./lib/settings.svelte";
import { loadTitles } from "./lib/titles.svelte";

document.getElementById("sprite")!.innerHTML = sprite();
followSettings();
await Promise.all([followLanguage(), loadTitles()]);
mount(App, { target: document.getElementById("app")! });
