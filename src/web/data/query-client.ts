import { QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/** Only where the machine knows of networks. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine

/**
 * The cache of everything read through the store (specification §9): kept five minutes, up to three retries, waits doubling up to 30 s.
 * Without a network nobody waits for those: what could not be read says so at once, and is read again when the network is back.
 */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * MINUTE,
        retry: (failed) => failed < 3 && !isOffline(),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
