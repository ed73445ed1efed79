import { colourFault, isColour, type Theme } from "#server/features/community/community.colours.rules";
import { COLOUR_INVALID } from "#server/features/community/community.limits.rules";

/** Why the community cannot have a colour in a theme; null if it can, or if there is none. */
export function faultOf(theme: Theme, colour: string): string | null {
  if (colour === "") return null;
  return isColour(colour) ? colourFault(theme, colour) : COLOUR_INVALID;
}
