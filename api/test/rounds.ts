/**
 * How often a race or a property is tried: in `npm test` a fifth as often as in the long list, which runs the files that
 * are named `*.rounds.test.ts` again.
 */
export const rounds = (all: number): number =>
  process.env['TEST_TIER'] === 'quick' ? Math.max(2, Math.round(all / 5)) : all
