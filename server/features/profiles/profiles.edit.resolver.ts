import "reflect-metadata";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { toIdField } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import type { ProfileEditService } from "./profiles.edit.service.ts";
import { UpdateProfileInput } from "./profiles.edit.types.ts";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";

/** Reads the id of a chosen picture; null removes the picture. */
const choiceOf = (id: string | null | undefined, field: string) => (id == null ? id : toIdField(id, field));

/** Converts null to an empty text, which the rule refuses, because every member has a name. */
const orEmpty = (text: string | null | undefined) => (text === null ? "" : text);

/** Lets members change their profiles over GraphQL. */
@Resolver()
export class ProfileEditResolver {
  constructor(private readonly edit: ProfileEditService) {}

  @Mutation(() => User, { description: "Updates the viewer's profile. The email cannot be changed here." })
  async updateProfile(
    @Arg("input", () => UpdateProfileInput, { description: "The changes." }) input: UpdateProfileInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Person> {
    const viewer = requireViewer(ctx);
    const { avatarId, bannerId, name, username, ...fields } = input;
    const draft = { ...fields, name: orEmpty(name), username: orEmpty(username) };
    await this.edit.change(viewer, draft, {
      avatarId: choiceOf(avatarId, "avatarId"),
      bannerId: choiceOf(bannerId, "bannerId"),
    });
    return this.edit.person(viewer);
  }
}
