import "reflect-metadata";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { QUESTION_MAX } from "#server/features/auth/registration/registration.rules";
import { RegistrationMode } from "#server/features/auth/registration/registration.types";
import { Image } from "#server/features/media/media.types";
import { DateTime } from "#server/graphql/scalars";
import {
  ANNOUNCEMENT_MAX,
  AUDIT_DAYS_MIN,
  MAINTENANCE_MAX,
  NAME_MAX,
  SIGHTINGS_DAYS_MIN,
} from "./community.limits.rules.ts";

const CONTACT = "An email address or a page to which members and visitors can turn";
const LIGHT = "The colour of links and buttons on light surfaces, as `#096f59`";
const DARK = "The same on dark surfaces";
const UNTIL = "When the announcement ends";

@ObjectType({ description: "An announcement to members and visitors.", simpleResolvers: true })
export class Announcement {
  @Field(() => String, { description: "The text." })
  text!: string;

  @Field(() => DateTime, { nullable: true, description: `${UNTIL}; null if it stays until it is changed.` })
  until!: string | null;
}

@ObjectType({ description: "What everybody may know of the community.", simpleResolvers: true })
export class Community {
  @Field(() => String, { description: "What the community is called." })
  name!: string;

  @Field(() => Image, { nullable: true, description: "The logo; null for that of the product." })
  logo!: Image | null;

  @Field(() => String, { nullable: true, description: `${CONTACT}; null if none is published.` })
  contact!: string | null;

  @Field(() => String, { nullable: true, description: `${LIGHT}; null for that of the product.` })
  accentLight!: string | null;

  @Field(() => String, { nullable: true, description: `${DARK}; null for that of the product.` })
  accentDark!: string | null;

  @Field(() => Announcement, { nullable: true, description: "What everybody should read now, if anything." })
  announcement!: Announcement | null;

  @Field(() => String, {
    nullable: true,
    description: "Why members can only read now; null while they can write.",
  })
  maintenance!: string | null;
}

@ObjectType({ description: "The settings of the community.", simpleResolvers: true })
export class CommunitySettings {
  @Field(() => RegistrationMode, { description: "How one becomes a member." })
  registration!: `${RegistrationMode}`;

  @Field(() => String, { description: "What applicants are asked; empty if nothing." })
  question!: string;

  @Field(() => String, { description: "What the community is called." })
  name!: string;

  @Field(() => String, { nullable: true, description: `${CONTACT}; null if none is published.` })
  contact!: string | null;

  @Field(() => Image, { nullable: true, description: "The logo; null for that of the product." })
  logo!: Image | null;

  @Field(() => String, { nullable: true, description: `${LIGHT}; null for that of the product.` })
  accentLight!: string | null;

  @Field(() => String, { nullable: true, description: `${DARK}; null for that of the product.` })
  accentDark!: string | null;

  @Field(() => String, { description: "What everybody reads in a bar; empty if nothing." })
  announcement!: string;

  @Field(() => DateTime, { nullable: true, description: `${UNTIL}; null if it stays until it is changed.` })
  announcementUntil!: string | null;

  @Field(() => Int, { description: "The days after which acts of staff are deleted from the log." })
  auditDays!: number;

  @Field(() => Int, { description: "The days after which it is deleted who saw what; statistics by day stay." })
  sightingsDays!: number;

  @Field(() => Boolean, { description: "Whether members can only read." })
  maintenance!: boolean;

  @Field(() => String, { description: "What members read about the maintenance; empty for the usual sentence." })
  maintenanceMessage!: string;

  @Field(() => Boolean, { description: "Whether visitors read a few public ideas on the sign-in page." })
  publicIdeas!: boolean;
}

@InputType({ description: "Changes of the community's settings. An omitted field stays unchanged." })
export class UpdateCommunitySettingsInput {
  @Field(() => RegistrationMode, { nullable: true, description: "How one becomes a member." })
  registration?: `${RegistrationMode}` | null;

  @Field(() => String, {
    nullable: true,
    description: `What applicants are asked, at most ${QUESTION_MAX} characters; empty for nothing.`,
  })
  question?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What the community is called, at most ${NAME_MAX} characters; null for the name of the product.`,
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `${CONTACT}; null for that of the configuration. A page begins with https.`,
  })
  contact?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of an image uploaded by the viewer, of which a copy becomes the logo; null removes the logo.",
  })
  logoId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `${LIGHT}. Refused where its contrast is under 4.5 to 1; null for that of the product.`,
  })
  accentLight?: string | null;

  @Field(() => String, { nullable: true, description: `${DARK}, with the same contrast.` })
  accentDark?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What everybody reads in a bar, at most ${ANNOUNCEMENT_MAX} characters; empty for nothing.`,
  })
  announcement?: string | null;

  @Field(() => DateTime, { nullable: true, description: `${UNTIL}; null if it stays until it is changed.` })
  announcementUntil?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `The days after which acts of staff are deleted, at least ${AUDIT_DAYS_MIN}; null for a year.`,
  })
  auditDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `The days after which it is deleted who saw what, at least ${SIGHTINGS_DAYS_MIN}; null for 90.`,
  })
  sightingsDays?: number | null;

  @Field(() => Boolean, { nullable: true, description: "Whether members can only read. Admins can always write." })
  maintenance?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: `What members read about it, at most ${MAINTENANCE_MAX} characters; empty for the usual sentence.`,
  })
  maintenanceMessage?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether visitors read a few public ideas on the sign-in page.",
  })
  publicIdeas?: boolean | null;
}
