/** A few plucked strings, made on the spot: nothing to download, easy to mute. */
import { settings } from "./settings.svelte";

type Sound = "turn" | "move" | "chat" | "dice" | "win";

const NOTES: Record<Sound, [frequency: number, after: number][]> = {
  turn: [
    [392, 0],
    [587, 0.11],
  ],
  move: [[262, 0]],
  chat: [[659, 0]],
  dice: [
    [196, 0],
    [220, 0.06],
    [175, 0.13],
  ],
  win: [
    [392, 0],
    [494, 0.12],
    [587, 0.24],
    [784, 0.38],
  ],
};
const LOUDNESS: Record<Sound, number> = { turn: 0.12, move: 0.03, chat: 0.06, dice: 0.05, win: 0.14 };

let context: AudioContext | null = null;

export function chime(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [frequency, after] of NOTES[sound])
    pluck(context, frequency, context.currentTime + after, LOUDNESS[sound]);
}

function pluck(audio: AudioContext, frequency: number, at: number, loudness: number): void {
  const string = audio.createOscillator();
  const body = audio.createGain();
  string.type = "triangle";
  string.frequency.value = frequency;
  body.gain.setValueAtTime(loudness, at);
  body.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  string.connect(body).connect(audio.destination);
  string.start(at);
  string.stop(at + 0.5);
}
