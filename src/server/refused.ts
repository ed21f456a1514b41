/** What keeps a server or a command from its work, in one sentence for whoever has started it. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** Ends a program over an error: with the sentence of one that was meant for a person, with the whole of any other. */
export function giveUp(error: unknown): never {
  console.error(error instanceof Refused ? error.message : error)
  process.exit(1)
}
