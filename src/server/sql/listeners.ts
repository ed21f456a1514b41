/** Who listens to which workspace, in this process. */
export class Listeners {
  readonly #listening = new Map<string, Set<() => void>>()

  /** Returns how to stop. */
  hear(workspace: string, listener: () => void): () => void {
    const some = this.#listening.get(workspace) ?? new Set()
    this.#listening.set(workspace, some.add(listener))
    return () => {
      some.delete(listener)
      // Workspaces come and go; nobody is remembered who has left.
      if (some.size === 0 && this.#listening.get(workspace) === some) this.#listening.delete(workspace)
    }
  }

  /** Tells those of a workspace, or everybody. */
  tell(workspace?: string): void {
    const told = workspace === undefined ? [...this.#listening.values()] : [this.#listening.get(workspace) ?? []]
    for (const some of told) for (const listener of some) listener()
  }
}
