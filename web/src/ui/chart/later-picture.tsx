import type { ComponentType } from 'react'
import { later } from '../../base/later.tsx'

/** Its place is kept, so that little moves when the picture comes. */
const Waiting = () => <div style={{ minBlockSize: '24rem' }} />

/** A picture is not loaded with its page: the figures of the list come first. */
export const laterPicture = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later(load, { Waiting, isFetchedWhenIdle: false })
