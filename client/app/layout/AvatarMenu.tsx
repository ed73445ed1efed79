import styled from "@emotion/styled";
import type { ComponentPropsWithRef } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { MenuOnDemand } from "#client/ui/overlays/MenuOnDemand.tsx";

const load = async () => (await import("./AccountMenu.tsx")).AccountMenu;

/** The member's picture in the header. It opens the member's menu, whose code is loaded on hover or focus. */
export function AvatarMenu() {
  return (
    <MenuOnDemand load={load} trigger={<Picture />}>
      {(AccountMenu, trigger) => <AccountMenu trigger={trigger} />}
    </MenuOnDemand>
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
