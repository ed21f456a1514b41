interface Asked {
  readonly isError: boolean
  readonly refetch: () => Promise<unknown>
}

/** Asks again what could not be read, and that alone: a question that was never put would be put now. */
export const again = (asked: readonly Asked[]) => (): void =>
  void Promise.all(asked.filter(({ isError }) => isError).map(({ refetch }) => refetch()))
