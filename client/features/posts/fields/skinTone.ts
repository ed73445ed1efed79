import type { SkinTone } from "frimousse";

const KEY = "emoji-skin-tone";
const TONES: readonly SkinTone[] = ["none", "light", "medium-light", "medium", "medium-dark", "dark"];

/** The skin tone of emoji that was chosen last in this browser. */
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
    // Then it is asked for again.
  }
}
