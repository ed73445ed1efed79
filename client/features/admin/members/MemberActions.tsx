import { Suspense, useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { Question } from "#client/ui/overlays/Question.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { MAILS, mailsFor } from "./memberMails.ts";
import { useMemberActs } from "./useMemberActs.ts";
import type { MemberKnown } from "./useMemberPage.ts";

const RoleDialog = lazyPart(async () => ({ default: (await import("./RoleDialog.tsx")).RoleDialog }));
const SuspendDialog = lazyPart(async () => ({ default: (await import("./SuspendDialog.tsx")).SuspendDialog }));
const LiftDialog = lazyPart(async () => ({ default: (await import("./LiftDialog.tsx")).LiftDialog }));

type Dialog = "role" | "suspend" | "lift" | "VERIFICATION" | "PASSWORD_RESET";

/** What an admin can do about a member. Their own role and suspension are not in their own hands. */
export function MemberActions({ known }: { known: MemberKnown }) {
  const { id: viewerId } = useViewer();
  const { member, suspendedBy } = known;
  const acts = useMemberActs(member.id);
  const [open, setOpen] = useState<Dialog | null>(null);
  const close = () => setOpen(null);
  const isOwn = viewerId === member.id;
  return (
    <Stack direction="row" gap={8} wrap>
      {!isOwn && (
        <Button size="sm" variant="outline" onClick={() => setOpen("role")}>
          Change role…
        </Button>
      )}
      {!isOwn && !member.suspended && !member.leavesAt && (
        <Button size="sm" variant="outline" onClick={() => setOpen("suspend")}>
          Suspend…
        </Button>
      )}
      {!isOwn && member.suspended && suspendedBy && (
        <Button size="sm" variant="outline" onClick={() => setOpen("lift")}>
          Lift the suspension…
        </Button>
      )}
      {mailsFor(member).map((mail) => (
        <Button key={mail} size="sm" variant="ghost" onClick={() => setOpen(mail)}>
          {MAILS[mail].button}
        </Button>
      ))}
      <Suspense>
        {open === "role" && <RoleDialog member={member} acts={acts} onClose={close} />}
        {open === "suspend" && <SuspendDialog member={member} acts={acts} onClose={close} />}
        {open === "lift" && suspendedBy && <LiftDialog member={member} act={suspendedBy} acts={acts} onClose={close} />}
      </Suspense>
      {(open === "VERIFICATION" || open === "PASSWORD_RESET") && (
        <Question
          isHarmless
          title={MAILS[open].title}
          text={`${MAILS[open].text} It goes to ${member.email}.`}
          confirm="Send"
          confirming="Sending…"
          onConfirm={async () => {
            await acts.mail(open);
            toast.success("The email is on its way");
            close();
          }}
          failureOf={(failure) => messageOf(failure, "Couldn't send that. Please try again.")}
          onClose={close}
        />
      )}
    </Stack>
  );
}
