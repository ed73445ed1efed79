import type { Facts } from "#server/db/schema/staff";
import { type CommunitySettings, SETTING_NAMES, type SettingName } from "./community.model.ts";

/*
 * The log of staff has of each change what was before and what is after it, by the names of the settings. What is read
 * back from it was written by this file, perhaps by an earlier version that knew fewer settings.
 */

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Lists the settings that differ. A logo is its file. */
export const differences = (before: CommunitySettings, after: CommunitySettings): SettingName[] =>
  SETTING_NAMES.filter((name) =>
    name === "logo" ? before.logo?.key !== after.logo?.key : !isSame(before[name], after[name]),
  );

/** What a change is in the log. */
export const factsOf = (settings: CommunitySettings, names: readonly SettingName[]): Facts =>
  Object.fromEntries(names.map((name) => [name, settings[name]]));

/** Reads settings from the log; null for what is none. */
export function settingsIn(facts: Facts | null): Partial<CommunitySettings> | null {
  if (!facts) return null;
  return Object.fromEntries(SETTING_NAMES.filter((name) => name in facts).map((name) => [name, facts[name]]));
}
