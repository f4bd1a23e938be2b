import '#implementation';
