import styled from "@emotion/styled";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Question } from "#client/ui/overlays/Question.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { SessionItem } from "./SessionItem.tsx";
import { SettingRow } from "#client/features/settings/core/SettingsSection.tsx";
import { useSessions } from "./useSessions.ts";
import type { MemberSession } from "./useSessions.ts";

/** The number of sessions that are shown before the member expands the list. */
const FEW = 5;

/** The sessions of the member, with buttons that end unknown ones. */
export function SessionList() {
  const { sessions, revoke, endOthers } = useSessions();
  const [showsAll, setShowsAll] = useState(false);
  const [outcome, setOutcome] = useState("");
  const [question, setQuestion] = useState<MemberSession | "others" | null>(null);
  const count = sessions.items?.length ?? 0;

  async function end(which: MemberSession | "others"): Promise<void> {
    if (which === "others") {
      const ended = await endOthers();
      setOutcome(ended === 1 ? "1 device was signed out" : `${ended} devices were signed out`);
    } else {
      await revoke(which.id);
      setOutcome(`${which.device} was signed out`);
    }
    setQuestion(null);
  }

  return (
    <SettingRow role="group" aria-label="Where you are signed in">
      <Head>
        <Text tabIndex={-1} variant="ui" as="h3" style={{ outline: "none" }}>
          Where you are signed in
        </Text>
        {count > 1 && (
          <Button size="sm" variant="outline" onClick={() => setQuestion("others")}>
            Sign out all others
          </Button>
        )}
      </Head>
      <Text as="div" variant="meta" tone="secondary" role="status">
        {outcome}
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
              <SessionItem key={session.id} session={session} onEnd={() => setQuestion(session)} />
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
      {question && (
        <Question
          title={question === "others" ? "Sign out all others?" : "Sign out this device?"}
          text={
            question === "others"
              ? "Every other device has to sign in again. This one stays signed in."
              : `${question.device} has to sign in again.`
          }
          confirm="Sign out"
          confirming="Signing out..."
          onConfirm={() => end(question)}
          failureOf={(failure) => messageOf(failure, "Couldn't sign out that device. Try again.")}
          onClose={() => setQuestion(null)}
        />
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
