import type { ReactNode } from "react";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface ReportSentProps {
  onFollow: () => void;
  /** What can be done about the reported thing now. */
  children?: ReactNode;
}

/** The end of a report: what happens now, and where to follow it. */
export function ReportSent({ onFollow, children }: ReportSentProps) {
  return (
    <Stack gap={12}>
      <Text as="p" data-step tabIndex={-1} style={{ outline: "none" }}>
        Thank you. A moderator will look at it, and you will be notified how it ended.
      </Text>
      <Text as="p" variant="bodySm" tone="secondary">
        You can follow it in the settings, under{" "}
        <TextLink to="/settings#your-reports" onClick={onFollow}>
          Your reports
        </TextLink>
        .
      </Text>
      {children}
    </Stack>
  );
}
