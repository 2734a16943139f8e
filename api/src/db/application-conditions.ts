// `p` is an application, `m` its masterclass. Until the selection is final, only its teacher knows participants. What the
// person or others who take part can see reads `told_results p` instead of `applications`: until the letters have left, only
// teacher and office know the results.
export const isParticipant = `p.status = 'accepted' and m.finalized_at is not null`
/** Whether masterclass `m` is final for accompanists: the office can no longer take it back. */
export const isToldFinal = 'm.finalized_at is not null and m.letters_due_at is null'

/** The teacher sees it, and it was not withdrawn. */
export const isForwarded = `p.fee_paid_at is not null and p.status <> 'withdrawn'`
