import { useSyncExternalStore } from 'react'
import { type Alert, currentAlert, onAlertChange } from './alerts.ts'

/** The current alert; undefined during server rendering. */
export const useAlert = (): Alert | undefined =>
  useSyncExternalStore(onAlertChange, currentAlert, () => undefined)
