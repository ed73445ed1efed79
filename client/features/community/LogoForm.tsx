import styled from "@emotion/styled";
import { useId, useRef, useState } from "react";
import { uploadMedia } from "#client/apollo/upload.ts";
import { takenPicture } from "#client/features/media/takenPicture.ts";
import { POST_IMAGE_MAX_BYTES } from "#server/features/media/media.limits.rules";
import { messageOf } from "#client/apollo/errors.ts";
import { filesFor } from "#client/lib/browser/files.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { BondMark } from "#client/ui/text/BondMark.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { type Settings, useSaveSettings } from "./useCommunitySettings.ts";

const SAVED = "Pages have it when they are next opened.";

/** The logo of the community: a picture that replaces the mark of the product. */
export function LogoForm({ stored }: { stored: Pick<Settings, "logo"> }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const { save, isSaving, errorOf } = useSaveSettings();
  const isBusy = isSending || isSaving;

  async function choose(file: File) {
    setSending(true);
    try {
      const taken = await takenPicture(file, POST_IMAGE_MAX_BYTES);
      if ("refusal" in taken) return void toast.failure("Couldn't upload the picture", taken.refusal);
      const { id: logoId } = await uploadMedia(taken.file);
      await save({ logoId }, SAVED);
    } catch (failure) {
      toast.failure("Couldn't upload the picture", messageOf(failure, "Please try again."));
    } finally {
      setSending(false);
    }
  }

  return (
    <Card as="section" aria-labelledby={id} {...filesFor(([file]) => file && !isBusy && void choose(file))}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Text id={id} variant="h2">
            Logo
          </Text>
          <Text variant="bodySm" tone="secondary">
            It stands beside the name, 28 pixels high, on light and on dark ground.
          </Text>
        </Stack>
        <Grounds>
          {(["light", "dark"] as const).map((ground) => (
            <Ground key={ground} data-ground={ground}>
              {stored.logo ? (
                <img src={stored.logo.url} alt={`The logo on ${ground} ground`} height={28} />
              ) : (
                <BondMark />
              )}
            </Ground>
          ))}
        </Grounds>
        {errorOf("logoId") && (
          <Text variant="meta" tone="danger" role="alert">
            {errorOf("logoId")}
          </Text>
        )}
        <Stack direction="row" gap={8}>
          <Button variant="outline" loading={isBusy} onClick={() => input.current?.click()}>
            {stored.logo ? "Replace the logo" : "Choose a picture"}
          </Button>
          {stored.logo && (
            <Button variant="ghost" disabled={isBusy} onClick={() => void save({ logoId: null }, SAVED)}>
              Remove
            </Button>
          )}
        </Stack>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label="Logo"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Without this, the same file could not be chosen a second time.
            target.value = "";
            if (file) void choose(file);
          }}
        />
      </Stack>
    </Card>
  );
}

const Grounds = styled.div(({ theme }) => ({ display: "flex", flexWrap: "wrap", gap: theme.space(8) }));
const Ground = styled.div(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  minWidth: 96,
  height: 56,
  paddingInline: theme.space(12),
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.control,
  "& img": { height: 28, width: "auto", maxWidth: 160, objectFit: "contain" },
  '&[data-ground="light"]': { background: "#ffffff" },
  '&[data-ground="dark"]': { background: "#171918" },
}));
