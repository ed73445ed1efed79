import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { ArrowLeft, X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { isComposing } from "#client/lib/text/composing.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { ownProps } from "#client/ui/layout/ownProps.ts";
import { focusFirstIn } from "./firstFocus.ts";

type DialogSize = "md" | "lg" | "xl";

const WIDTH: Record<DialogSize, number> = { md: 600, lg: 720, xl: 1080 };

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Hides the title visually, where the content has a heading of its own. */
  hideTitle?: boolean;
  size?: DialogSize;
  /** On phones it looks like a screen with a back button, rather than a dialog with a close button. */
  isScreen?: boolean;
  /** On phones it takes no more space than it needs, from the bottom up: for a question of a line or two. */
  isShort?: boolean;
  /** The footer stays in view under the scrolling content. */
  footer?: ReactNode;
  /** True for a question that has to be answered before anything else. */
  isQuestion?: boolean;
  /** The id of the text that a screen reader reads with the title. */
  describedBy?: string;
  /** Without a handler that calls preventDefault, focus begins at the first field, else at the heading. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  children: ReactNode;
}

/**
 * A modal dialog from tablets up, a sheet that fills the screen on phones. One Escape, the backdrop or Close ends it.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, hideTitle = false, size = "md", isScreen = false, isShort = false } = props;
  const { footer, children } = props;
  const answered = useRef(false);
  const opener = useRef<Element | null>(null);
  // A toast that came after the dialog is a layer above it and would swallow the first Escape; one must be enough.
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== "Escape" || isComposing(event)) return;
    const isOurs = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (isOurs && !answered.current) onOpenChange(false);
    answered.current = false;
  };
  const heading = (
    <Title tabIndex={-1} data-dialog-title>
      {title}
    </Title>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Panel
          size={size}
          data-short={isShort}
          role={props.isQuestion ? "alertdialog" : "dialog"}
          aria-describedby={props.describedBy}
          onEscapeKeyDown={(event) => {
            if (isComposing(event)) event.preventDefault();
            else answered.current = true;
          }}
          onKeyDown={closeOnEscape}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            props.onOpenAutoFocus?.(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            if (event.target instanceof HTMLElement) focusFirstIn(event.target);
          }}
          onCloseAutoFocus={(event) => {
            props.onCloseAutoFocus?.(event);
            if (event.defaultPrevented) return;
            // Radix knows only its own triggers, and other elements open our dialogs.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
          }}
        >
          <Head bare={hideTitle} data-screen={isScreen}>
            {hideTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
            <Radix.Close asChild>
              <IconButton
                label="Close"
                icon={
                  <>
                    {isScreen && <ArrowLeft aria-hidden="true" />}
                    <X aria-hidden="true" />
                  </>
                }
              />
            </Radix.Close>
          </Head>
          <Body>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(16px) scale(0.985)" } });
const leave = keyframes({ to: { opacity: 0 } });

const Overlay = styled(Radix.Overlay)(({ theme }) => ({
  position: "fixed",
  inset: 0,
  zIndex: theme.z.dialog,
  background: theme.color.bg.scrim,
  "&[data-state=open]": { animation: `${fade} ${theme.motion.slow}` },
  "&[data-state=closed]": { animation: `${leave} 120ms ${theme.motion.exit} forwards` },
}));
const Panel = styled(Radix.Content, { shouldForwardProp: ownProps("size") })<{ size: DialogSize }>(
  ({ theme, size }) => ({
    position: "fixed",
    inset: 0,
    zIndex: theme.z.dialog,
    display: "flex",
    flexDirection: "column",
    background: theme.color.bg.raised,
    color: theme.color.text.primary,
    outline: "none",
    "&[data-state=open]": { animation: `${rise} ${theme.motion.slow}` },
    "&[data-state=closed]": { animation: `${leave} 120ms ${theme.motion.exit} forwards` },
    [theme.mq.belowMd]: {
      "&[data-short=true]": {
        insetBlockStart: "auto",
        borderRadius: `${theme.radius.dialog}px ${theme.radius.dialog}px 0 0`,
        boxShadow: theme.shadow.dialog,
      },
    },
    [theme.mq.md]: {
      inset: 0,
      margin: "auto",
      width: `min(${WIDTH[size]}px, calc(100vw - 48px))`,
      height: "fit-content",
      maxHeight: "88dvh",
      borderRadius: theme.radius.dialog,
      boxShadow: theme.shadow.dialog,
      overflow: "hidden",
    },
    "@media (forced-colors: active)": { border: "1px solid CanvasText" },
  }),
);
const Head = styled("header", { shouldForwardProp: ownProps("bare") })<{ bare: boolean }>(({ theme, bare }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: bare ? "flex-end" : "space-between",
  gap: theme.space(12),
  minHeight: 56,
  padding: `${theme.space(8)} ${theme.space(12)} ${theme.space(8)} ${theme.space(20)}`,
  flexShrink: 0,
  ...(!bare && { borderBottom: `1px solid ${theme.color.border.subtle}` }),
  "& .lucide-arrow-left": { display: "none" },
  [theme.mq.belowMd]: {
    "&[data-screen=true]": {
      flexDirection: "row-reverse",
      justifyContent: "flex-end",
      paddingInlineStart: theme.space(8),
      "& .lucide-x": { display: "none" },
      "& .lucide-arrow-left": { display: "block" },
      "&:dir(rtl) .lucide-arrow-left": { transform: "scaleX(-1)" },
    },
  },
}));
const Title = styled(Radix.Title)(({ theme }) => ({ margin: 0, outline: "none", ...theme.type.h2 }));
const Body = styled.div(({ theme }) => ({
  flex: "1 1 auto",
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: theme.space(20),
  [theme.mq.belowMd]: { padding: theme.space(16) },
}));
const Foot = styled.footer(({ theme }) => ({
  flexShrink: 0,
  padding: `${theme.space(12)} ${theme.space(20)}`,
  paddingBottom: `max(${theme.space(12)}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.color.border.subtle}`,
  [theme.mq.belowMd]: { paddingInline: theme.space(16) },
}));
