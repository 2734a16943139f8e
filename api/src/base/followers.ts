// An area does not know those after it. What they do when something happens here is registered when the program starts.

export interface Registry<T> {
  register(followers: T): void
  /** Throws if nobody has registered: a payment must not be forgotten by what it was for. */
  registered(): T
}

/** Made by the area in which it happens, filled by `api/src/followers.ts`, which knows all areas. */
export const registry = <T>(event: string): Registry<T> => {
  let known: T | undefined
  return {
    register: followers => {
      known = followers
    },
    registered: () => {
      if (!known) throw new Error(`Nobody follows ${event}: import api/src/followers.ts`)
      return known
    },
  }
}
