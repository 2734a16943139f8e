import type { User } from '@academy/contract/base/schemas'
import { useSyncExternalStore } from 'react'
import { hasLeftSession, onSessionChange, session } from './session.ts'

/** The current user; undefined during server rendering. */
export const useUser = (): User | undefined =>
  useSyncExternalStore(
    onSessionChange,
    () => session()?.user_data,
    () => undefined,
  )

export const useHasLoggedOut = (): boolean =>
  useSyncExternalStore(onSessionChange, hasLeftSession, () => false)

/** From when on the account needs a second factor that it does not have yet. */
export const useSecondFactorDate = (): string | undefined =>
  useSyncExternalStore(
    onSessionChange,
    () => session()?.second_factor_from,
    () => undefined,
  )

/** Whether the account is to be erased. */
export const useErasureRequested = (): boolean =>
  useSyncExternalStore(
    onSessionChange,
    () => session()?.erasure_requested === true,
    () => false,
  )
