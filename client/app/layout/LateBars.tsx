import { useSessionEnded } from "#client/apollo/session.ts";
import { MemberNotices } from "#client/features/community/MemberNotices.tsx";
import { RulesBar } from "#client/features/rules/RulesBar.tsx";
import { SessionEndedBar } from "./SessionEndedBar.tsx";

/** The bars below the header: one about the member, and what everybody should read. */
export function LateBars() {
  const hasEnded = useSessionEnded();
  return (
    <>
      <SessionEndedBar />
      {!hasEnded && <RulesBar />}
      <MemberNotices />
    </>
  );
}
