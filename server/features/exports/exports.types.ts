import "reflect-metadata";
import { Field, Float, ID, ObjectType, registerEnumType } from "type-graphql";
import { EXPORT_DAYS } from "#server/features/auth/auth.model";
import { DateTime } from "#server/graphql/scalars";

/** The states of an export, with the values of the column. */
export enum ExportState {
  PENDING = "pending",
  READY = "ready",
  FAILED = "failed",
  EXPIRED = "expired",
}

registerEnumType(ExportState, {
  name: "ExportState",
  description: "How far an export has come.",
  valuesConfig: {
    PENDING: { description: "It waits or is being made." },
    READY: { description: "It can be downloaded." },
    FAILED: { description: "It could not be made; another one can be requested at once." },
    EXPIRED: { description: "Its time is over, or a newer one replaces it; the file is deleted." },
  },
});

/** The GraphQL fields of an `ExportView`; the resolver adds `url`. */
@ObjectType({ description: "A copy of everything that is the viewer's, as a ZIP file.", simpleResolvers: true })
export class Export {
  @Field(() => ID, { description: "The id of the export." })
  id!: number;

  @Field(() => ExportState, { description: "How far the export has come." })
  state!: `${ExportState}`;

  @Field(() => Float, {
    nullable: true,
    description: "The part of the work that is done, from 0 to 1; null before it is begun.",
  })
  progress!: number | null;

  @Field(() => Float, { nullable: true, description: "The size of the file in bytes; null until it is made." })
  size!: number | null;

  @Field(() => DateTime, { description: "When the export was requested." })
  createdAt!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: `When the file is deleted, ${EXPORT_DAYS} days after it was made; null until then.`,
  })
  expiresAt!: string | null;
}
