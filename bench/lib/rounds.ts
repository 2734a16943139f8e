/** Many short rounds: on a machine with other load, only measurements close together are comparable. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 11)
export const ROUND_SECONDS = 1
/** Long enough for the JIT compiler to settle and for every connection to prepare its statements. */
export const WARM_UP_SECONDS = 3
