import type { SkinTone } from "frimousse";

const KEY = "emoji-skin-tone";
const TONES: readonly SkinTone[] = ["none", "light", "medium-light", "medium", "medium-dark", "dark"];

/** Returns the skin tone of emoji that was chosen last in this browser. */
export function rememberedTone(): SkinTone {
  try {
    const stored = localStorage.getItem(KEY);
    return TONES.find((tone) => tone === stored) ?? "none";
  } catch {
    return "none";
  }
}

export function rememberTone(tone: SkinTone): void {
  try {
    localStorage.setItem(KEY, tone);
  } catch {
    // Without storage, the tone is chosen again next time.
  }
}
