/** Whether masterclass `m` is final for accompanists: the office can no longer take it back. */
export const isToldFinal = 'm.finalized_at is not null and m.letters_due_at is null'
