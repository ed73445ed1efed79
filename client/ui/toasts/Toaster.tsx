import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useRef, useState, useSyncExternalStore } from "react";
import { buttonLook } from "#client/ui/controls/buttonLook.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { toast, TOAST_DURATION, TOAST_EXIT, toastStore } from "./toast.ts";
import type { ToastItem } from "./toast.ts";
import { ownProps } from "#client/ui/layout/ownProps.ts";
import { useToastReach } from "./useToastReach.ts";

const HOTKEY = ["F8"];

/** Renders the current toast. It is mounted once, at the root and outside of any dialog. */
export function Toaster() {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.items);
  // The next toast stays as well, as long as the pointer or the focus stays.
  const [paused, setPaused] = useState(false);
  const viewport = useRef<HTMLOListElement>(null);
  const giveFocusBack = useToastReach(viewport, items[0]?.id);
  return (
    <Radix.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50}>
      {items.map((item) => (
        <Notice key={item.id} item={item} paused={paused} onPausedChange={setPaused} onClosed={giveFocusBack} />
      ))}
      {/* An open modal hides all other elements from screen readers, except live regions. "off" marks the viewport as
         one, so that its toast can be reached there too; Radix announces it in a region of its own. */}
      <Viewport ref={viewport} hotkey={HOTKEY} label="Notifications (F8)" aria-live="off" />
    </Radix.Provider>
  );
}

interface NoticeProps {
  item: ToastItem;
  paused: boolean;
  onPausedChange: (paused: boolean) => void;
  onClosed: () => void;
}

function Notice({ item, paused, onPausedChange, onClosed }: NoticeProps) {
  return (
    <Frame
      open={item.open}
      onOpenChange={(open) => {
        if (open) return;
        toast.dismiss(item.id);
        onClosed();
      }}
      type={item.variant === "failure" ? "foreground" : "background"}
      variant={item.variant}
      duration={item.duration ?? TOAST_DURATION}
      onPause={() => onPausedChange(true)}
      onResume={() => onPausedChange(false)}
    >
      <Words>
        <Radix.Title asChild>
          <Text variant="ui" as="div">
            {item.title}
          </Text>
        </Radix.Title>
        {item.description && (
          <Radix.Description asChild>
            <Text variant="meta" as="div">
              {item.description}
            </Text>
          </Radix.Description>
        )}
      </Words>
      {[item.action ?? []].flat().map(({ label, onSelect }) => (
        <Radix.Action key={label} asChild altText={label}>
          <Act type="button" onClick={onSelect}>
            {label}
          </Act>
        </Radix.Action>
      ))}
      <Close aria-label="Close">
        <Ring viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="16" r="14" />
          <Countdown
            cx="16"
            cy="16"
            r="14"
            pathLength="1"
            paused={paused}
            style={{ animationDuration: `${item.duration ?? TOAST_DURATION}ms` }}
          />
        </Ring>
        <X aria-hidden="true" />
      </Close>
    </Frame>
  );
}

const enter = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });
const exit = keyframes({ to: { opacity: 0, transform: "translateX(24px)" } });
const swipeOut = keyframes({
  from: { transform: "translateX(var(--radix-toast-swipe-end-x))" },
  to: { opacity: 0, transform: "translateX(calc(100% + 24px))" },
});
const run = keyframes({ from: { strokeDashoffset: 0 }, to: { strokeDashoffset: 1 } });

const Viewport = styled(Radix.Viewport)(({ theme }) => ({
  position: "fixed",
  zIndex: theme.z.toast,
  insetInline: 16,
  // On phones the toasts are under the header: the bottom bar and the keyboard are below.
  top: `calc(${theme.size.headerPhone}px + 8px + env(safe-area-inset-top))`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  borderRadius: theme.radius.card,
  [theme.mq.md]: { top: "auto", bottom: 24, insetInline: "auto 24px", width: "100%", maxWidth: 420 },
}));

const Frame = styled(Radix.Root, { shouldForwardProp: ownProps("variant") })<{
  variant: ToastItem["variant"];
}>(({ theme, variant }) => {
  const failed = variant === "failure";
  return {
    display: "flex",
    alignItems: "center",
    gap: theme.space(12),
    padding: `${theme.space(12)} ${theme.space(12)} ${theme.space(12)} ${theme.space(16)}`,
    borderRadius: theme.radius.card,
    background: failed ? theme.color.danger.tint : theme.color.bg.raised,
    color: failed ? theme.color.danger.tintText : theme.color.text.primary,
    boxShadow: theme.shadow.dialog,
    borderInlineStart: `3px solid ${failed ? theme.color.danger.solid : theme.color.success.solid}`,
    "&[data-state=open]": { animation: `${enter} ${theme.motion.slow}` },
    "&[data-state=closed]": { animation: `${exit} ${TOAST_EXIT}ms ${theme.motion.exit} forwards` },
    "&[data-swipe=move]": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
    "&[data-swipe=cancel]": { transform: "none", transition: `transform ${theme.motion.base}` },
    "&[data-swipe=end]": { animation: `${swipeOut} ${TOAST_EXIT}ms ${theme.motion.exit} forwards` },
    "@media (forced-colors: active)": { border: "1px solid CanvasText" },
  };
});
const Words = styled.div(({ theme }) => ({ flex: 1, minWidth: 0, display: "grid", gap: theme.space(2) }));
const Act = styled.button(({ theme }) => buttonLook(theme, "outline", "sm"));
const Close = styled(Radix.Close)(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pill,
  background: "transparent",
  color: "inherit",
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "& > svg": { gridArea: "1 / 1" },
  "& > svg:last-of-type": { width: "1rem", height: "1rem", strokeWidth: 2 },
  "@media (pointer: coarse)": { width: 44, height: 44 },
}));
const Ring = styled.svg({
  width: 32,
  height: 32,
  transform: "rotate(-90deg)",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  "& > circle:first-of-type": { opacity: 0.2 },
});
const Countdown = styled("circle", { shouldForwardProp: ownProps("paused") })<{ paused: boolean }>(({ paused }) => ({
  strokeDasharray: 1,
  animation: `${run} ${TOAST_DURATION}ms linear forwards`,
  animationPlayState: paused ? "paused" : "running",
}));
