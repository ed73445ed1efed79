import styled from "@emotion/styled";
import { useRef, useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { SessionItem } from "./SessionItem.tsx";
import { SettingRow } from "#client/features/settings/core/SettingsSection.tsx";
import { useSessions } from "./useSessions.ts";

/** The number of sessions that are shown before the member expands the list. */
const FEW = 5;

/** The sessions of the member, with buttons that end unknown ones. */
export function SessionList() {
  const { sessions, revoke, endOthers } = useSessions();
  const [showsAll, setShowsAll] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [outcome, setOutcome] = useState({ text: "", failed: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const count = sessions.items?.length ?? 0;

  async function report(act: Promise<string>): Promise<void> {
    try {
      setOutcome({ text: await act, failed: false });
      // The focused button was removed with its session.
      heading.current?.focus({ preventScroll: true });
    } catch (failure) {
      setOutcome({ text: messageOf(failure, "Couldn't sign that device out. Try again."), failed: true });
    }
  }

  async function handleEndOthers(): Promise<void> {
    setEnding(true);
    await report(
      endOthers().then((ended) => (ended === 1 ? "1 device was signed out" : `${ended} devices were signed out`)),
    );
    setEnding(false);
  }

  return (
    <SettingRow>
      <Head>
        <Text ref={heading} tabIndex={-1} variant="ui" as="h3" style={{ outline: "none" }}>
          Where you are signed in
        </Text>
        {count > 1 && (
          <Button size="sm" variant="outline" loading={isEnding} onClick={() => void handleEndOthers()}>
            Sign out all others
          </Button>
        )}
      </Head>
      <Text
        as="div"
        variant="meta"
        tone={outcome.failed ? "danger" : "secondary"}
        role={outcome.failed ? "alert" : "status"}
      >
        {outcome.text}
      </Text>
      <PagedList
        list={sessions}
        skeleton={<Skeleton height={52} />}
        failure="Couldn't load your devices"
        empty={<List aria-label="Devices" />}
      >
        {(items) => (
          <List aria-label="Devices">
            {(showsAll ? items : items.slice(0, FEW)).map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                onEnd={() => report(revoke(session.id).then(() => `${session.device} was signed out`))}
              />
            ))}
          </List>
        )}
      </PagedList>
      {!showsAll && count > FEW && (
        <Stack align="flex-start">
          <Button variant="ghost" size="sm" onClick={() => setShowsAll(true)}>
            {`Show all ${count}`}
          </Button>
        </Stack>
      )}
    </SettingRow>
  );
}

const Head = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
}));
const List = styled.ul({ listStyle: "none", margin: 0, padding: 0 });
