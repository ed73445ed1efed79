import { useEffect, useRef, useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import type { Named } from "#client/features/bonds/core/useTies.ts";
import { HideReported } from "#client/features/bonds/hiding/HideReported.tsx";
import { useTextForm } from "#client/lib/unsent/useTextForm.ts";
import { useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { REPORT_TEXT_MAX } from "#server/features/reports/reports.limits.rules";
import { type Distance, nameOfKind, type ReportedThing } from "./reportedThing.ts";
import { ReportSent } from "./ReportSent.tsx";
import { ReportWords } from "./ReportWords.tsx";
import { RuleChoice } from "./RuleChoice.tsx";
import { useKeepAway } from "./useKeepAway.ts";
import { useReport } from "./useReport.ts";

const loadRule = async () => (await import("#server/features/reports/reports.rules")).reportText;

interface ReportDialogProps {
  reported: ReportedThing;
  /** The member whose thing it is, who can be muted or blocked with it; null for a group or a former member. */
  person: Named | null;
  onClose: () => void;
  onCloseAutoFocus?: (event: Event) => void;
  /** Leaves the page that shows only this person. */
  onBlocked?: (() => void) | undefined;
}

type Step = "rule" | "words" | "sent";

/**
 * Reports something in two steps: the rule that is broken, then words and what the reporter does about the member. The
 * last screen says where to follow it. What a mute or a block removes from the page goes when the dialog closes, because
 * the dialog may stand in it.
 */
export function ReportDialog({ reported, person, onClose, onCloseAutoFocus, onBlocked }: ReportDialogProps) {
  const [step, setStep] = useState<Step>("rule");
  const [rule, setRule] = useState<string | null>(null);
  const [distance, setDistance] = useState<Distance>("none");
  const report = useReport();
  const keepAway = useKeepAway();
  const held = useRef<(() => void)[]>([]);
  const body = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const form = useTextForm({
    field: "text",
    place: useUnsentPlace(useViewer().id, `report of ${nameOfKind(reported.kind)} ${reported.id}`),
    loadRule,
    max: REPORT_TEXT_MAX,
    send,
    reasonOf: (failure) => messageOf(failure, "Your report could not be sent. Please try again."),
  });

  const hold = (act: () => void) => void held.current.push(act);

  async function send(text: string): Promise<void> {
    await report(reported, rule ?? "", text);
    // The report is sent. What did not work beside it reports itself.
    if (person && distance !== "none") await keepAway(person, distance, hold);
    setStep("sent");
  }

  useEffect(() => {
    if (!isFirst.current) body.current?.querySelector<HTMLElement>("[data-step]")?.focus();
    isFirst.current = false;
  }, [step]);

  /** Closes the dialog. Whoever follows a link from it is on their way, and need not leave the page for another. */
  function close(isFollowing = false): void {
    onClose();
    const acts = held.current.splice(0);
    if (acts.length > 0 && distance === "block" && onBlocked && !isFollowing) acts.push(onBlocked);
    setTimeout(() => acts.forEach((act) => act()));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isSending && close()}
      title={step === "sent" ? "Report sent" : `Report this ${nameOfKind(reported.kind)}`}
      onCloseAutoFocus={onCloseAutoFocus}
      footer={
        <Stack direction="row" gap={8} justify="flex-end">
          {step === "rule" && (
            <>
              <Button variant="ghost" onClick={() => close()}>
                Cancel
              </Button>
              <Button disabled={rule === null} onClick={() => setStep("words")}>
                Next
              </Button>
            </>
          )}
          {step === "words" && (
            <>
              <Button variant="ghost" disabled={form.isSending} onClick={() => setStep("rule")}>
                Back
              </Button>
              <Button
                type="submit"
                form={FORM}
                loading={form.isSending}
                loadingText="Sending..."
                disabled={!form.canSend}
              >
                Send report
              </Button>
            </>
          )}
          {step === "sent" && <Button onClick={() => close()}>Done</Button>}
        </Stack>
      }
    >
      <div ref={body}>
        {step === "rule" && <RuleChoice value={rule} onValueChange={setRule} />}
        {step === "words" && (
          <ReportWords
            id={FORM}
            form={form}
            kind={reported.kind}
            person={person}
            distance={distance}
            onDistance={setDistance}
          />
        )}
        {step === "sent" && (
          <ReportSent onFollow={() => close(true)}>
            {reported.kind === "POST" && <HideReported postId={reported.id} leave={hold} />}
          </ReportSent>
        )}
      </div>
    </Dialog>
  );
}

const FORM = "report-words";
