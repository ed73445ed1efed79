import styled from "@emotion/styled";
import { Globe, ImagePlus, Lock } from "lucide-react";
import { useId, useState } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { CATEGORIES } from "#server/core/categories.rules";
import { DESCRIPTION_MAX, GROUP_NAME_MAX, SLUG_MAX, slugOf } from "#server/features/groups/groups.rules";
import { PictureButton } from "#client/features/profiles/PictureButton.tsx";
import { BANNER, tellUploadFailed } from "#client/features/profiles/profilePictures.ts";
import { UploadOverlay } from "#client/features/profiles/UploadOverlay.tsx";
import { usePictureUpload } from "#client/features/profiles/usePictureUpload.ts";
import { Button } from "#client/ui/Button.tsx";
import { Dialog } from "#client/ui/Dialog.tsx";
import { TextArea, TextField } from "#client/ui/Field.tsx";
import { OnDemand } from "#client/ui/OnDemand.tsx";
import { SelectField } from "#client/ui/SelectField.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { Text } from "#client/ui/Text.tsx";
import { GroupPrivacyChoice } from "./GroupPrivacyChoice.tsx";
import { groupPath } from "./groupPath.ts";
import { useCreateGroup } from "./useCreateGroup.ts";
import type { GroupDraft, GroupField } from "./useCreateGroup.ts";

const loadCrop = async () => (await import("#client/features/profiles/CropDialog.tsx")).CropDialog;

const BLANK: GroupDraft = { name: "", slug: "", description: "", category: "", visibility: "public", coverId: null };
const OPTIONS = [
  { value: "", label: "Choose a category" },
  ...CATEGORIES.map((category) => ({ value: category, label: category })),
];

/** Founds a group, and opens it. */
export function CreateGroupDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const formId = useId();
  const { create, errors, isBusy, clear } = useCreateGroup();
  const cover = usePictureUpload(BANNER);
  const [draft, setDraft] = useState(BLANK);
  /** The address follows the name until it is written by hand. */
  const [isSlugOwn, setSlugOwn] = useState(false);
  const slug = isSlugOwn ? draft.slug : slugOf(draft.name);

  function change(field: GroupField, value: string) {
    clear(field);
    setDraft((now) => ({ ...now, [field]: value }));
  }

  async function handleCut(picture: Blob) {
    try {
      const coverId = await cover.send(picture);
      setDraft((now) => ({ ...now, coverId }));
    } catch (failure) {
      if (!(failure instanceof DOMException && failure.name === "AbortError")) tellUploadFailed(BANNER);
    }
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const made = await create({ ...draft, slug });
    if (made === null) return;
    onClose();
    void navigate(groupPath(made));
  }

  return (
    <Dialog
      open
      title="Create Group"
      onOpenChange={(open) => !open && !isBusy && onClose()}
      footer={
        <Stack direction="row" gap={8} justify="flex-end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy} disabled={cover.percent !== null}>
            {isBusy ? "Creating..." : "Create Group"}
          </Button>
        </Stack>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap={16}>
          <TextField
            label="Name"
            value={draft.name}
            maxLength={GROUP_NAME_MAX}
            autoComplete="off"
            error={errors.name}
            onChange={(event) => change("name", event.target.value)}
          />
          <TextField
            label="Address"
            value={slug}
            maxLength={SLUG_MAX}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={`/groups/${slug || "…"}`}
            error={errors.slug}
            onChange={(event) => {
              setSlugOwn(event.target.value !== "");
              change("slug", event.target.value);
            }}
          />
          <TextArea
            label="Description"
            value={draft.description}
            rows={3}
            maxLength={DESCRIPTION_MAX}
            error={errors.description}
            onChange={(event) => change("description", event.target.value)}
          />
          <SelectField
            label="Category"
            value={draft.category}
            options={OPTIONS}
            error={errors.category}
            onChange={(event) => change("category", event.target.value)}
          />
          <GroupPrivacyChoice
            value={draft.visibility}
            options={[
              {
                value: "public",
                name: "Public",
                text: "Everyone reads it, whoever likes joins.",
                icon: <Globe aria-hidden />,
              },
              {
                value: "private",
                name: "Private",
                text: "You let people in; only they read it.",
                icon: <Lock aria-hidden />,
              },
            ]}
            onValueChange={(visibility) => setDraft((now) => ({ ...now, visibility }))}
          />
          <Stack gap={8}>
            {cover.preview && (
              <Preview>
                <img src={cover.preview} alt="" />
                {cover.percent !== null && <UploadOverlay name="cover" percent={cover.percent} />}
              </Preview>
            )}
            <Stack direction="row" gap={8}>
              <PictureButton variant="outline" size="sm" icon={<ImagePlus aria-hidden />} onPick={cover.pick}>
                {cover.preview ? "Change cover" : "Add a cover"}
              </PictureButton>
              {cover.preview && (
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => {
                    cover.clear();
                    setDraft((now) => ({ ...now, coverId: null }));
                  }}
                >
                  Remove cover
                </Button>
              )}
            </Stack>
          </Stack>
          {errors.form && (
            <Text variant="bodySm" tone="danger" role="alert">
              {errors.form}
            </Text>
          )}
        </Stack>
      </form>
      {cover.file && (
        <OnDemand load={loadCrop} onFailed={cover.closeCrop}>
          {(CropDialog) =>
            cover.file && (
              <CropDialog
                file={cover.file}
                kind={BANNER}
                onCut={(picture) => void handleCut(picture)}
                onClose={cover.closeCrop}
              />
            )
          }
        </OnDemand>
      )}
    </Dialog>
  );
}

const Preview = styled.div(({ theme }) => ({
  position: "relative",
  aspectRatio: "3",
  overflow: "hidden",
  borderRadius: theme.radius.control,
  "& img": { width: "100%", height: "100%", objectFit: "cover", display: "block" },
}));
