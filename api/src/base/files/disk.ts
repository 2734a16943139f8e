import { StorageUnavailable } from './store.ts'

/** Adds the folder to errors of the operating system, such as disk full, read-only or no permission. */
export const onDisk = async <T>(folder: string, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (cause) {
    if (!(cause instanceof Error) || !('syscall' in cause)) throw cause
    throw new StorageUnavailable(`The folder ${folder} cannot be used: ${cause.message}`, { cause })
  }
}

export const orNullIfMissing = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
