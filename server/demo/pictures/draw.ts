import type { PictureDraft } from "#server/demo/content/drafts";
import { bars, columns, share, trend } from "./charts.ts";
import { field, flow, map, plan } from "./diagrams.ts";
import { glyphs, scene, weave } from "./scenes.ts";
import { still } from "./stills.ts";
import { texture } from "./textures.ts";

/** Returns the SVG that the draft of a post describes. */
export function draw(picture: PictureDraft): string {
  switch (picture.kind) {
    case "bars":
      return bars(picture);
    case "columns":
      return columns(picture);
    case "lines":
      return trend(picture);
    case "share":
      return share(picture);
    case "flow":
      return flow(picture);
    case "field":
      return field(picture);
    case "map":
      return map(picture);
    case "plan":
      return plan(picture);
    case "scene":
      return scene(picture);
    case "weave":
      return weave(picture);
    case "texture":
      return texture(picture);
    case "still":
      return still(picture);
    case "letters":
      return glyphs(picture);
  }
}
