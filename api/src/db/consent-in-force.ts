import type { ConsentKind } from '@academy/contract/people/consents/kinds'

/** SQL: whether a consent of the kind is in force, for the account in an expression. */
export const isConsentInForce = (account_id: string, kind: ConsentKind): string => `exists (
  select from consents where consents.account_id = ${account_id} and kind = '${kind}' and withdrawn_at is null)`
