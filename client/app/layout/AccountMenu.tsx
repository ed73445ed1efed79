import styled from "@emotion/styled";
import { Keyboard, LifeBuoy, LogOut, Monitor, Moon, Sun, UserPen } from "lucide-react";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { shortcutHelp } from "#client/app/shortcuts/shortcutHelp.ts";
import { useAuthActions } from "#client/features/auth/useAuthActions.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { StaffMenuItems } from "#client/features/moderation/core/StaffMenuItems.tsx";
import { EDIT_PROFILE_PATH } from "#client/features/people/profilePath.ts";
import { useMediaQuery } from "#client/lib/browser/useMediaQuery.ts";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { chooseTheme, THEME_CHOICES, useThemeChoice } from "#client/theme/choice.ts";
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from "#client/ui/overlays/Menu.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { DESTINATIONS, type Destination } from "#client/app/navigation/destinations.ts";

const ICON = { light: <Sun aria-hidden />, dark: <Moon aria-hidden />, system: <Monitor aria-hidden /> } as const;
const THEMES = THEME_CHOICES.map((choice) => ({ ...choice, icon: ICON[choice.value] }));

/** The menu of the signed-in member: profile, settings, the theme, help and sign-out. It is open when it mounts. */
export function AccountMenu({ trigger }: { trigger: ReactElement }) {
  const viewer = useViewer();
  const { logout } = useAuthActions();
  const theme = useThemeChoice();
  // A device for fingers has no keys.
  const isTouched = useMediaQuery("(pointer: coarse)");
  return (
    <Menu trigger={trigger} defaultOpen>
      <Who>
        <Text variant="ui" as="div" truncate dir="auto">
          {viewer.name}
        </Text>
        <Text variant="meta" tone="tertiary" as="div" truncate>{`@${viewer.username}`}</Text>
      </Who>
      <MenuSeparator />
      <Entry destination={DESTINATIONS.profile} label="View Profile" />
      <MenuItem asChild>
        <Link to={EDIT_PROFILE_PATH}>
          <UserPen aria-hidden /> Edit Profile
        </Link>
      </MenuItem>
      <Entry destination={DESTINATIONS.bookmarks} />
      <Entry destination={DESTINATIONS.settings} />
      <StaffMenuItems />
      <MenuSeparator />
      <MenuRadioGroup label="Theme" value={theme} options={THEMES} onValueChange={chooseTheme} />
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/support">
          <LifeBuoy aria-hidden /> Support
        </Link>
      </MenuItem>
      {!isTouched && (
        <MenuItem icon={<Keyboard aria-hidden />} keys="?" onSelect={() => shortcutHelp.set(true)}>
          Keyboard shortcuts
        </MenuItem>
      )}
      <MenuItem icon={<LogOut aria-hidden />} onSelect={logout}>
        Logout
      </MenuItem>
    </Menu>
  );
}

function Entry({ destination, label }: { destination: Destination; label?: string }) {
  const { username } = useViewer();
  const hasKeys = useShortcutsOn();
  return (
    <MenuItem asChild keys={hasKeys ? `g ${destination.key}` : undefined}>
      <Link to={destination.to(username)}>
        <destination.icon aria-hidden /> {label ?? destination.label}
      </Link>
    </MenuItem>
  );
}

const Who = styled.div(({ theme }) => ({ padding: `${theme.space(8)} ${theme.space(12)}`, maxWidth: 260 }));
