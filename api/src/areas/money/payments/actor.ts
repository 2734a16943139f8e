/** Who records something, and when; null if the program does it by itself. */
export interface Actor {
  actor_id: number | null
  now: Date
}
