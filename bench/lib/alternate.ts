import { ROUNDS } from './rounds.ts'

/** Two measurements taken close together. */
export interface Round<T> {
  ours: T
  theirs: T
}

/** Runs both in alternating order, so that other load on the machine affects both alike. */
export const alternate = async <T>(ours: () => Promise<T>, theirs: () => Promise<T>): Promise<Round<T>[]> => {
  const rounds: Round<T>[] = []
  while (rounds.length < ROUNDS)
    if (rounds.length % 2 === 0) rounds.push({ ours: await ours(), theirs: await theirs() })
    else rounds.push({ theirs: await theirs(), ours: await ours() })
  return rounds
}
