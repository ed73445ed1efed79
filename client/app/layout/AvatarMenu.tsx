import styled from "@emotion/styled";
import { lazy, Suspense, useState } from "react";
import type { ComponentPropsWithRef } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { Avatar } from "#client/ui/Avatar.tsx";

const load = async () => ({ default: (await import("./AccountMenu.tsx")).AccountMenu });
const AccountMenu = lazy(load);

/** The member's picture in the header; opens their menu, whose code comes when one is about to use it. */
export function AvatarMenu() {
  const [used, setUsed] = useState(false);
  const prepare = () => void load();
  const closed = (
    <Picture
      aria-haspopup="menu"
      aria-expanded={used}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setUsed(true)}
    />
  );
  if (!used) return closed;
  return (
    <Suspense fallback={closed}>
      <AccountMenu trigger={<Picture />} />
    </Suspense>
  );
}

function Picture(props: ComponentPropsWithRef<"button">) {
  const viewer = useViewer();
  return (
    <Trigger type="button" aria-label="Your account" {...props}>
      <Avatar name={viewer.name} image={viewer.avatar} size={32} />
    </Trigger>
  );
}

const Trigger = styled.button(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.card,
  background: "transparent",
  "&:hover, &[data-state=open]": { background: theme.color.bg.hover },
}));
