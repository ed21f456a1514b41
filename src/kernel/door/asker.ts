/** Who opens a store: the name that the history bears, and the groups of the trade that he is in. The owner is in all. */
export interface Asker {
  readonly by: string
  readonly groups: readonly string[] | 'all'
  /** The entities that he may change, of those that his groups may; all of them where nothing is said. */
  readonly writes?: readonly string[] | undefined
}

/** The rights of somebody, whoever he is. */
export type Rights = Pick<Asker, 'groups' | 'writes'>

/** Whether nothing of a trade is kept from somebody. */
export const isOwner = ({ groups, writes }: Rights): boolean => groups === 'all' && writes === undefined

/** Whether somebody is in one of these groups; in whichever, where none is named. */
export const isIn = ({ groups }: Pick<Asker, 'groups'>, some: readonly string[] | undefined): boolean =>
  some === undefined || groups === 'all' || some.some((group) => groups.includes(group))
