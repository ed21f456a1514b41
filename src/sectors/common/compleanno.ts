/** The birth of somebody comes round every year. */
export const COMPLEANNO = { one: 'compie gli anni', many: 'compiono gli anni' } as const
