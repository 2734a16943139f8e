import { notFound } from '@tanstack/react-router'
import { ApiError } from '../lib/api-errors.ts'

/** For loaders: what the API does not have has no page. */
export const orNotFound = (error: unknown): never => {
  throw error instanceof ApiError && error.status === 404 ? notFound() : error
}
