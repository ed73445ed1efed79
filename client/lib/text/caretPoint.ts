/** Every style that decides where a word of a text box is laid out. */
const SAME = [
  "boxSizing",
  "paddingTop",
  "paddingRight",
  "paddingBottom",
  "paddingLeft",
  "borderTopWidth",
  "borderRightWidth",
  "borderBottomWidth",
  "borderLeftWidth",
  "fontFamily",
  "fontSize",
  "fontWeight",
  "fontStretch",
  "fontStyle",
  "lineHeight",
  "letterSpacing",
  "textTransform",
  "tabSize",
  "direction",
] as const;

/** Returns the position of a character of a text box in the window: the top and bottom of its line, and its start. */
export function caretPoint(area: HTMLTextAreaElement, position: number): { x: number; top: number; bottom: number } {
  const look = getComputedStyle(area);
  const mirror = document.createElement("div");
  for (const name of SAME) mirror.style[name] = look[name];
  Object.assign(mirror.style, {
    position: "absolute",
    visibility: "hidden",
    top: "0",
    left: "0",
    width: `${area.offsetWidth}px`,
    whiteSpace: "pre-wrap",
    overflowWrap: "break-word",
    borderStyle: "solid",
  });
  mirror.append(area.value.slice(0, position));
  const mark = document.createElement("span");
  mark.textContent = area.value.slice(position, position + 1) || "\u200B";
  mirror.append(mark);
  document.body.append(mirror);
  const box = area.getBoundingClientRect();
  const top = box.top + mark.offsetTop - area.scrollTop;
  const point = { x: box.left + mark.offsetLeft - area.scrollLeft, top, bottom: top + (mark.offsetHeight || 20) };
  mirror.remove();
  return point;
}
