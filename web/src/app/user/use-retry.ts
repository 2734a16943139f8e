import { useRouter } from '@tanstack/react-router'

/** For a page that could not be loaded: runs its loader again. */
export const useRetry = (): (() => void) => {
  const router = useRouter()
  return () => void router.invalidate()
}
