import { notFound } from '@tanstack/react-router'
import { ApiError } from '../api-errors.ts'

/** For loaders: turns a 404 of the API into the not-found page. */
export const orNotFound = (error: unknown): never => {
  throw error instanceof ApiError && error.status === 404 ? notFound() : error
}
