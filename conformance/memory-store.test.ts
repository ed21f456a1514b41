import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { describeChains } from './store-chains.ts'
import { describeNumbers } from './store-numbers.ts'
import { describeRehearsal } from './store-rehearsal.ts'
import { describeOwnFields } from './store-own-fields.ts'
import { describeStock } from './store-stock.ts'
import { describeAccess } from './store-access.ts'
import { describeStore, type Make } from './store-suite.ts'
import { describeWords } from './store-words.ts'

const make: Make = (setting) => {
  const store = new MemoryStore(setting)
  return (by, groups) => store.openedBy(by, groups)
}
describeStore('MemoryStore', make)
describeWords('MemoryStore', make)
describeNumbers('MemoryStore', make)
describeChains('MemoryStore', make)
describeStock('MemoryStore', make)
describeOwnFields('MemoryStore', make)
describeRehearsal('MemoryStore', make)
describeAccess('MemoryStore', make)
