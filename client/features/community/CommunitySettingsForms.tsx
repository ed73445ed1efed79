import { Stack } from "#client/ui/layout/Stack.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { AnnouncementForm } from "./AnnouncementForm.tsx";
import { ColoursForm } from "./ColoursForm.tsx";
import { IdentityForm } from "./IdentityForm.tsx";
import { LogoForm } from "./LogoForm.tsx";
import { MaintenanceForm } from "./MaintenanceForm.tsx";
import { PublicIdeasForm } from "./PublicIdeasForm.tsx";
import { RetentionForm } from "./RetentionForm.tsx";
import { useCommunitySettings } from "./useCommunitySettings.ts";

/** The settings of the community, for admins: how it is called and looks, what it announces, and how it is run. */
export function CommunitySettingsForms() {
  const settings = useCommunitySettings();
  return (
    <QueryBoundary query={settings} skeleton={<Skeleton height={480} />} failure="Couldn't load the settings" onCard>
      {(stored) => (
        <Stack gap={16} align="stretch">
          <IdentityForm key={`${stored.name} ${stored.contact}`} stored={stored} />
          <LogoForm stored={stored} />
          <ColoursForm stored={stored} />
          <AnnouncementForm stored={stored} />
          <PublicIdeasForm stored={stored} />
          <MaintenanceForm stored={stored} />
          <RetentionForm stored={stored} />
        </Stack>
      )}
    </QueryBoundary>
  );
}
