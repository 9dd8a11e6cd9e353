afterEach(() => void vi.useRealTimers());
