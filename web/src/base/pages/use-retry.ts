import { useRouter } from '@tanstack/react-router'

/** Returns a function that runs the loader again, for a page that could not be loaded. */
export const useRetry = (): (() => void) => {
  const router = useRouter()
  return () => void router.invalidate()
}
