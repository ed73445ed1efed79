import styled from "@emotion/styled";
import { EmojiPicker as Picker, useSkinTone } from "frimousse";
import { useEffect } from "react";
import type { ComponentProps } from "react";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { loadEmoji } from "./emojiData.ts";
import { rememberedTone, rememberTone } from "./skinTone.ts";

/** The list of all emoji, with a search, for keyboard and pointer. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  return (
    <Frame
      locale="en"
      columns={8}
      skinTone={rememberedTone()}
      resolveEmojiData={loadEmoji}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
    >
      <Top>
        <Search aria-label="Search emoji" placeholder="Search emoji" autoFocus />
        <Tone aria-label="Change skin tone" />
        <ToneMemory />
      </Top>
      <View role="group" aria-label="Emoji" tabIndex={0}>
        <Picker.Loading>
          <Waiting>
            <Skeleton height={220} radius={8} />
          </Waiting>
        </Picker.Loading>
        <Picker.Empty>
          <Nothing>No emoji found</Nothing>
        </Picker.Empty>
        <List components={{ CategoryHeader, Row, Emoji: One }} />
      </View>
      <Picker.ActiveEmoji>
        {({ emoji }) => (
          <Foot aria-hidden>
            {emoji ? (
              <>
                <span>{emoji.emoji}</span> {emoji.label}
              </>
            ) : (
              "Choose an emoji"
            )}
          </Foot>
        )}
      </Picker.ActiveEmoji>
    </Frame>
  );
}

/** Stores the tone that was chosen, so that the next emoji has it too. */
function ToneMemory() {
  const [tone] = useSkinTone();
  useEffect(() => rememberTone(tone), [tone]);
  return null;
}

function CategoryHeader({ category, ...rest }: { category: { label: string } }) {
  return <Heading {...rest}>{category.label}</Heading>;
}

/**
 * The library counts rows and columns from 0, where ARIA counts from 1. It also finds the row to scroll to by that
 * number, so the number stays on an element that is as high as the row and that screen readers skip.
 */
function Row({ children, style, "aria-rowindex": index, ...rest }: ComponentProps<"div">) {
  return (
    <Line {...rest} style={{ ...style, contain: "none" }}>
      <span aria-hidden aria-rowindex={index} />
      {children}
    </Line>
  );
}

function One({ emoji, "aria-colindex": index = 0, ...rest }: ComponentProps<"button"> & { emoji: { emoji: string } }) {
  return (
    <Sign {...rest} aria-colindex={index + 1}>
      {emoji.emoji}
    </Sign>
  );
}

const Frame = styled(Picker.Root)({
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  width: 312,
  height: 340,
});

const Top = styled.div(({ theme }) => ({ display: "flex", gap: theme.space(8), padding: theme.space(8) }));

const Search = styled(Picker.Search)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: 36,
  paddingInline: theme.space(12),
  border: `1px solid ${theme.color.border.control}`,
  borderRadius: theme.radius.control,
  background: theme.color.bg.surface,
  color: theme.color.text.primary,
  fontSize: "1rem",
  appearance: "none",
}));

const Tone = styled(Picker.SkinToneSelector)(({ theme }) => ({
  width: 36,
  height: 36,
  border: 0,
  borderRadius: theme.radius.control,
  background: "transparent",
  fontSize: "1.125rem",
  cursor: "pointer",
  "&:hover": { background: theme.color.bg.hover },
}));

const View = styled(Picker.Viewport)(({ theme }) => ({
  position: "relative",
  flex: 1,
  borderBlock: `1px solid ${theme.color.border.subtle}`,
  "&:focus-visible": { outlineOffset: -2 },
}));

const List = styled(Picker.List)({ paddingBlockEnd: 8, userSelect: "none" });

const Heading = styled.div(({ theme }) => ({
  padding: `${theme.space(8)} ${theme.space(12)} ${theme.space(4)}`,
  background: theme.color.bg.raised,
  color: theme.color.text.tertiary,
  ...theme.type.micro,
}));

const Line = styled.div(({ theme }) => ({ paddingInline: theme.space(8) }));

const Sign = styled.button(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: "transparent",
  fontSize: "1.25rem",
  lineHeight: 1,
  cursor: "pointer",
  "&[data-active]": { background: theme.color.bg.pressed },
}));

const Foot = styled.div(({ theme }) => ({
  padding: `${theme.space(8)} ${theme.space(12)}`,
  minHeight: 36,
  color: theme.color.text.secondary,
  ...theme.type.meta,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
}));

const Waiting = styled.div(({ theme }) => ({ padding: theme.space(12) }));
const Nothing = styled.div(({ theme }) => ({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  color: theme.color.text.secondary,
  ...theme.type.bodySm,
}));
