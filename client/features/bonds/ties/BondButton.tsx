import styled from "@emotion/styled";
import { Check, Clock, UserCheck, UserPlus, X } from "lucide-react";
import { useRef, useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import type { ButtonSize } from "#client/ui/controls/buttonLook.ts";
import { Tooltip } from "#client/ui/controls/Tooltip.tsx";
import { useBondActions } from "#client/features/bonds/core/useBondActions.ts";
import type { Asking } from "#client/features/bonds/core/useBondActions.ts";

export const BondButton_user = graphql(`
  fragment BondButton_user on User {
    id
    name
    bondState
    bondRequestId
  }
`);

export interface BondButtonProps {
  user: FragmentType<typeof BondButton_user>;
  /** In a list of people, each button also names the person. */
  from?: Asking;
  size?: ButtonSize;
}

/**
 * The actions on a bond: send a request, see that it is pending, answer, or see that the two are friends. It renders
 * nothing for oneself.
 */
export function BondButton({ from = "profile", size = "md", ...props }: BondButtonProps) {
  const user = useFragmentData(BondButton_user, props.user);
  const { send, accept, reject } = useBondActions();
  const [doing, setDoing] = useState<"send" | "accept" | "reject" | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const { bondState, bondRequestId: requestId } = user;
  if (bondState === "SELF") return null;

  async function run(name: NonNullable<typeof doing>, act: () => Promise<boolean>) {
    setDoing(name);
    const isDone = await act();
    setDoing(null);
    // The button that was pressed may no longer exist: focus stays at its position.
    if (isDone) requestAnimationFrame(() => hasNoFocus() && anchor.current?.focus({ preventScroll: true }));
  }
  const named = (does: string) => (from === "list" ? { "aria-label": `${does} ${user.name}` } : {});

  if (bondState === "BONDED") {
    return (
      <Anchor ref={anchor} tabIndex={-1}>
        <Friends size={size}>
          <UserCheck aria-hidden /> Friends
        </Friends>
      </Anchor>
    );
  }
  if (bondState === "REQUEST_RECEIVED" && requestId != null) {
    return (
      <Anchor ref={anchor} tabIndex={-1}>
        <Button
          size={size}
          icon={<Check aria-hidden />}
          loading={doing === "accept"}
          disabled={doing === "reject"}
          {...named("Accept")}
          onClick={() => void run("accept", () => accept(requestId))}
        >
          Accept
        </Button>
        <Button
          variant="outline"
          size={size}
          icon={<X aria-hidden />}
          loading={doing === "reject"}
          disabled={doing === "accept"}
          {...named("Reject")}
          onClick={() => void run("reject", () => reject(requestId, user.id))}
        >
          Reject
        </Button>
      </Anchor>
    );
  }
  const isSent = bondState === "REQUEST_SENT";
  const isSending = doing === "send";
  const label = isSending ? "Sending..." : isSent ? "Request Sent" : "Add Friend";
  return (
    <Anchor ref={anchor} tabIndex={-1}>
      <Tooltip text={isSent ? `Waiting for ${user.name} to answer` : "Send a friend request to connect"}>
        <Button
          variant={from === "profile" ? "primary" : "tonal"}
          size={size}
          icon={isSent ? <Clock aria-hidden /> : <UserPlus aria-hidden />}
          loading={isSending}
          disabled={isSent}
          {...named(label)}
          onClick={() => void run("send", () => send(user, from))}
        >
          {label}
        </Button>
      </Tooltip>
    </Anchor>
  );
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

const HEIGHT = { sm: 32, md: 36, lg: 44 } as const;

/** On a phone's profile the buttons share the whole row. */
const Anchor = styled.span(({ theme }) => ({
  "[data-actions] > &": {
    [theme.mq.belowMd]: {
      flex: "1 1 auto",
      "& > button, & > :has(> button)": { flex: "1 1 auto" },
      "& > * > button": { width: "100%" },
    },
  },
  display: "inline-flex",
  flexWrap: "wrap",
  gap: theme.space(8),
  borderRadius: theme.radius.control,
  outline: "none",
}));
const Friends = styled.span<{ size: ButtonSize }>(({ theme, size }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(6),
  minHeight: HEIGHT[size],
  paddingInline: theme.space(12),
  border: `1px solid ${theme.color.success.tintBorder}`,
  borderRadius: theme.radius.pill,
  background: theme.color.success.tint,
  color: theme.color.success.tintText,
  ...theme.type.ui,
  "& svg": { width: "1rem", height: "1rem", strokeWidth: 1.75, flexShrink: 0 },
}));
