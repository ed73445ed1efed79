import styled from "@emotion/styled";
import { BlockedPeople } from "#client/features/bonds/settings/BlockedPeople.tsx";
import { MutedPeople } from "#client/features/bonds/settings/MutedPeople.tsx";
import { FeedPreferences } from "#client/features/feed/settings/FeedPreferences.tsx";
import { HiddenPosts } from "#client/features/posts/hidden/HiddenPosts.tsx";
import { OwnReports } from "#client/features/reports/OwnReports.tsx";
import { PushSettings } from "#client/features/push/PushSettings.tsx";
import { ReachSettings } from "#client/features/reach/ReachSettings.tsx";
import { FollowedTags } from "#client/features/search/explore/FollowedTags.tsx";
import { AutoplayRow } from "#client/features/settings/preferences/AutoplayRow.tsx";
import { DeleteAccountRow } from "#client/features/settings/account/DeleteAccountRow.tsx";
import { ExportRow } from "#client/features/settings/data/ExportRow.tsx";
import { EmailRow } from "#client/features/settings/account/EmailRow.tsx";
import { MemberSwitches } from "#client/features/settings/core/MemberSwitches.tsx";
import { MessagesFromRow } from "#client/features/settings/preferences/MessagesFromRow.tsx";
import { PasswordRow } from "#client/features/settings/account/PasswordRow.tsx";
import { SessionList } from "#client/features/settings/account/SessionList.tsx";
import { SettingsNavigation } from "#client/features/settings/core/SettingsNavigation.tsx";
import { SettingsSection } from "#client/features/settings/core/SettingsSection.tsx";
import { ThemeChoiceRow } from "#client/features/settings/preferences/ThemeChoiceRow.tsx";
import { Column } from "#client/ui/layout/Columns.ts";
import { Text } from "#client/ui/text/Text.tsx";

const APPEARANCE = { id: "appearance", title: "Appearance" };
const ACCESSIBILITY = { id: "accessibility", title: "Accessibility" };
const ACCOUNT = { id: "account", title: "Account" };
const FEED = { id: "feed", title: "Your feed" };
const DATA = { id: "data", title: "Your data" };
const NOTIFICATIONS = { id: "notifications", title: "Notifications" };
const REPORTS = { id: "your-reports", title: "Your reports" };
const PRIVACY = { id: "privacy", title: "Privacy" };
const SUBJECTS = [APPEARANCE, ACCESSIBILITY, ACCOUNT, FEED, DATA, NOTIFICATIONS, REPORTS, PRIVACY] as const;

/** The page of settings. Each row is saved as soon as it is changed. */
export function SettingsPage() {
  return (
    <Grid>
      <Head>
        <Text variant="h1">Settings</Text>
        <Text variant="bodySm" tone="secondary">
          Changes are saved at once.
        </Text>
      </Head>
      <Side>
        <SettingsNavigation subjects={SUBJECTS} />
      </Side>
      <Sections>
        <SettingsSection {...APPEARANCE}>
          <ThemeChoiceRow />
        </SettingsSection>
        <SettingsSection {...ACCESSIBILITY}>
          <MemberSwitches switches={ACCESSIBILITY_SWITCHES} />
          <AutoplayRow />
        </SettingsSection>
        <SettingsSection {...ACCOUNT}>
          <EmailRow />
          <PasswordRow />
          <SessionList />
          <DeleteAccountRow />
        </SettingsSection>
        <SettingsSection {...FEED}>
          <FollowedTags />
          <FeedPreferences />
          <HiddenPosts />
        </SettingsSection>
        <SettingsSection {...DATA}>
          <ExportRow />
        </SettingsSection>
        <SettingsSection {...NOTIFICATIONS}>
          <ReachSettings />
          <PushSettings />
        </SettingsSection>
        <SettingsSection {...REPORTS}>
          <OwnReports />
        </SettingsSection>
        <SettingsSection {...PRIVACY}>
          <MemberSwitches switches={PRIVACY_SWITCHES} />
          <MessagesFromRow />
          <BlockedPeople />
          <MutedPeople />
        </SettingsSection>
      </Sections>
    </Grid>
  );
}

const ACCESSIBILITY_SWITCHES = [
  {
    name: "altReminder",
    label: "Remind me to describe pictures",
    text: "Asks for a description before you post a picture without one.",
  },
  {
    name: "keyboardShortcuts",
    label: "Keyboard shortcuts",
    text: "Use single keys: j and k move between posts, l likes, ? lists them all. They do nothing while you type.",
  },
] as const;

const PRIVACY_SWITCHES = [
  {
    name: "showOnline",
    label: "Show when I am online",
    text: "Others see a dot on your picture while you are online. If you switch this off, nobody sees when you were last active, and you do not see it of others.",
  },
  {
    name: "showVisits",
    label: "Show my profile visits",
    text: "Members whose profiles you open see your name among their visitors, and you see the names of yours. If you switch this off, you only see how many there were.",
  },
  {
    name: "readReceipts",
    label: "Show that I have read messages",
    text: "People who write to you see which messages you have read, and you see it of theirs. If you switch this off, neither side sees it.",
  },
] as const;

const Grid = styled(Column)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: theme.space(16),
  [theme.mq.xl]: { gridTemplateColumns: "200px minmax(0, 1fr)", columnGap: theme.space(24) },
}));
const Head = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(4),
  gridColumn: "1 / -1",
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Side = styled.div(({ theme }) => ({
  position: "sticky",
  zIndex: 1,
  top: `calc(${theme.size.headerPhone}px + var(--above-header) + env(safe-area-inset-top))`,
  background: theme.color.bg.canvas,
  minWidth: 0,
  [theme.mq.md]: { top: `calc(${theme.size.header}px + var(--above-header))` },
  [theme.mq.xl]: { top: "calc(84px + var(--above-header))", background: "none" },
}));
const Sections = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
}));
