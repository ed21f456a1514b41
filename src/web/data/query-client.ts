import { QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/** The cache of everything read through the store (specification §9): kept five minutes, up to three retries, waits doubling up to 30 s. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * MINUTE,
        retry: 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
