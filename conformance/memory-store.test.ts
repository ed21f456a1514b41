import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { describeStore } from './store-suite.ts'

describeStore('MemoryStore', (setting) => {
  const store = new MemoryStore(setting)
  return (by) => store.openedBy(by)
})
