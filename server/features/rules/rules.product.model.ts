import type { RuleVersion } from "./rules.model.ts";

/** The rules that ship with the product; they hold until a community writes its own. */
export const PRODUCT_RULES: RuleVersion = {
  version: 1,
  text: `These are the rules of this community. They hold for posts, comments, messages, profiles and groups. If something breaks one of them, report it: a report names the rule, and you are told how it ended.

## Be respectful

Criticise ideas, not people. No insults, no threats, no mockery of somebody who asks or who is new.

## No hate

Do not attack or demean people for who they are: their origin, colour, religion, sex, gender, orientation, age, disability or illness.

## No harassment

Leave people alone who want to be left alone. Do not follow them from post to post, do not write to them again after they have declined, and do not call on others to do so.

## Be honest about who you are

Use your own name and work, or those of an organisation that you speak for. Do not pretend to be somebody else, and say so when you are paid for what you recommend.

## No spam

Do not post the same thing again and again, do not write to many people who have not asked, and do not trade likes or follows.

## Keep private things private

Do not publish addresses, phone numbers, messages or pictures of others without their consent.

## Nothing illegal or dangerous

Nothing that the law forbids, no violence, no sexual content, and no instructions that put somebody in danger.

## Share what you may share

Post what is yours, or what you have the right to pass on, and name those whose work it is.
`,
};
